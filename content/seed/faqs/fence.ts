import { paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const fenceQuestions = [
  faq(
    'fence-permit',
    'Do I need a permit for a fence?',
    paragraph`Usually not a building permit for a backyard fence of ordinary height, but several towns require a zoning permit. Front yards, corner lots, historic districts, and pools have rules of their own. We’ll look up your address before we price the job and tell you what we found.`,
  ),
  faq(
    'fence-hoa',
    'Will my HOA approve it?',
    paragraph`Usually, if the request shows what the form calls for. In Ballantyne, Highland Creek, and most newer neighborhoods that’s a survey with the line drawn in, the style, the height, and the stain color. We’ll prepare the pages, and you sign them.`,
    paragraph`A repair that looks the same as before often doesn’t need a request. We’d still send the manager a short email.`,
  ),
  faq(
    'fence-repair-or-new',
    'Should I repair it or replace it?',
    paragraph`Repair it while most of the posts are firm. Panels are cheap to fix; posts are the fence. When every third one moves, a new run costs less than the second and third repair.`,
    paragraph`You can keep good boards. Cleaned and stained, they cost ${price('price-deck-fence-staining')}.`,
  ),
  faq(
    'fence-neighbor',
    'The fence is on the property line. Who decides?',
    paragraph`Often both of you own it, and you should both agree in writing before anyone takes it down. We can price it as two halves. If nobody’s sure about the line, a surveyor comes first and we come second.`,
  ),
]
