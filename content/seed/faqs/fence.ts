import { paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const fenceQuestions = [
  faq(
    'fence-permit',
    'Do I need a permit for a fence?',
    paragraph`Usually not a building permit, for a backyard fence of ordinary height, but several towns want a zoning permit. Front yards, corner lots, historic districts, and pools have rules of their own. We look up your address before we price the job and tell you what we found.`,
  ),
  faq(
    'fence-hoa',
    'Will my association approve it?',
    paragraph`Usually, when the request shows what it asks for. In Ballantyne, Highland Creek and most newer neighborhoods that’s a survey with the line drawn in, the style, the height, and the stain color. We prepare the pages and you sign them.`,
    paragraph`A repair that looks the same as before often needs no request. We still advise a short email to the manager.`,
  ),
  faq(
    'fence-repair-or-new',
    'Should I repair it or replace it?',
    paragraph`Repair it while most of the posts are firm. Panels are cheap to mend; posts are the fence. When every third one moves, a new run costs less than the second and third repair.`,
    paragraph`Good boards can be kept. Cleaned and stained, they cost ${price('price-deck-fence-staining')}.`,
  ),
  faq(
    'fence-neighbor',
    'The fence stands on the line. Who decides?',
    paragraph`Often both of you own it, and both should agree in writing before it’s taken down. We can price it as two halves. Where the line itself is in doubt, a surveyor comes first and we come second.`,
  ),
]
