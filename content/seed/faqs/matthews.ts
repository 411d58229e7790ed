import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const matthewsQuestions = [
  faq(
    'matthews-permit',
    'Who issues building permits in Matthews?',
    paragraph`Mecklenburg County Code Enforcement, if your house is inside the town. The town itself looks at zoning: setbacks, fences, sheds, and trees.`,
    paragraph`If your Matthews address is in zip code 28104, you may live in Union County instead, and then the permit comes from Monroe. We’ll check the parcel, apply, and meet the inspector.`,
  ),
  faq(
    'matthews-how-soon',
    'How soon can you be in Matthews?',
    paragraph`Within ${claim('claim-appointment')} for a regular job. A crew is in town most days, so we can often look at an urgent repair the same day.`,
    paragraph`On market Saturdays we come by Monroe Road and stay clear of Trade Street.`,
  ),
  faq(
    'matthews-rates',
    'What do you charge for small repairs in Matthews?',
    paragraph`Open-ended lists are billed at ${price('price-matthews-home-repairs')}, with a minimum of one hour. Furniture assembly is ${price('price-matthews-furniture-assembly')}.`,
    paragraph`A clear job gets a fixed price instead, and that’s where the lower starting price on our cards comes from: one small job we can see in a photo. If you’d rather know the number first, send photos and ask for that.`,
  ),
  faq(
    'matthews-hoa',
    'Will you deal with our HOA?',
    paragraph`Yes. We’ll fill out the architectural form, add color names, a sketch, and photos, and send it to you to sign.`,
    paragraph`Committees meet on different days, so for paint, fences, and decks we’ll file before we put the job on the calendar. Color samples come from our ${link('service-painting', 'painting')} visit.`,
  ),
  faq(
    'matthews-siding',
    'Can swollen hardboard siding be repaired?',
    paragraph`Often, yes. If the damage is in the lower rows, we’ll replace those boards with matching fiber cement, prime the cut edges, and paint the wall so nothing shows.`,
    paragraph`If a screwdriver goes in above the window line too, the wall behind may be wet, and we’ll open one section to find out before we quote the rest.`,
  ),
  faq(
    'matthews-trees',
    'Do I need permission to build near a big tree?',
    paragraph`Maybe. The town has rules for protecting trees, and roots matter even where no rule applies: cut a large one on the side of a house, and the tree can come down later.`,
    paragraph`For decks and ${link('service-construction', 'additions')} we’ll put the trunk and its roots on the site plan, check with the town, and dig piers by hand where roots are in the way.`,
  ),
]
