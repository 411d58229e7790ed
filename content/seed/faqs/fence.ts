import { paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const fenceQuestions = [
  faq(
    'fence-permit',
    'Do I need a permit for a fence?',
    paragraph`Usually not a building permit for a backyard fence of normal height, but several towns require a zoning permit. Front yards, corner lots, historic districts, and pools have their own rules. We look up your address before we price the job.`,
  ),
  faq(
    'fence-hoa',
    'Will my HOA approve a new fence?',
    paragraph`Usually, if the form is complete. Most HOAs want a survey with the fence drawn in, the style, the height, and the stain color. We’ll fill out the form, and you sign it.`,
    paragraph`If a repair looks the same as before, you often don’t need approval. It’s still smart to email the manager.`,
  ),
  faq(
    'fence-repair-or-new',
    'Should I repair my fence or replace it?',
    paragraph`Repair a fence while most of the posts are solid. If every third post moves, a new section is a better deal.`,
    paragraph`Good boards can stay. Cleaning and staining them costs ${price('price-deck-fence-staining')}.`,
  ),
  faq(
    'fence-neighbor',
    'The fence is on the property line. Whose is it?',
    paragraph`Often you and your neighbor own the fence together, so agree in writing before anyone takes it down. We can split the bill in two. If you’re not sure where the line is, get a survey first.`,
  ),
]
