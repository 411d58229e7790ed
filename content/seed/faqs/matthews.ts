import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const matthewsQuestions = [
  faq(
    'matthews-permit',
    'Who issues building permits in Matthews?',
    paragraph`Mecklenburg County Code Enforcement, if your house is inside the town. The town itself looks at zoning: setbacks, fences, sheds, and trees.`,
    paragraph`If your Matthews address is in zip code 28104, you may live in Union County instead, and then the permit comes from Monroe. We check the parcel, apply, and meet the inspector.`,
  ),
  faq(
    'matthews-how-soon',
    'How soon can you be in Matthews?',
    paragraph`Within ${claim('claim-appointment')} for an ordinary job. A crew is in town most days, so an urgent repair can often be looked at the same day.`,
    paragraph`On market Saturdays we come by Monroe Road and stay clear of Trade Street.`,
  ),
  faq(
    'matthews-rates',
    'What do you charge for small repairs in Matthews?',
    paragraph`Home repairs are billed at ${price('price-matthews-home-repairs')}, with a minimum of one hour. Furniture assembly is ${price('price-matthews-furniture-assembly')}.`,
    paragraph`Jobs with a clear scope get a fixed price instead. If you’d rather know the number first, send photos, and ask for that.`,
  ),
  faq(
    'matthews-hoa',
    'Will you deal with our HOA?',
    paragraph`Yes. We fill in the architectural form, add color names, a sketch, and photos, and send it to you to sign.`,
    paragraph`Associations differ in how often their committee meets, so for paint, fences, and decks we file before we put the job on the calendar. Color boards come from our ${link('service-painting', 'painting')} visit.`,
  ),
  faq(
    'matthews-siding',
    'Can swollen hardboard siding be repaired?',
    paragraph`Often, yes. If the damage sits in the lower courses, we replace those boards with fiber cement of the same profile, prime the cut edges, and paint the wall so that nothing shows.`,
    paragraph`If a screwdriver goes in above the window line too, the wall behind may be wet, and we open one bay to find out before we quote the rest.`,
  ),
  faq(
    'matthews-trees',
    'Do I need permission to build near a big tree?',
    paragraph`Possibly. The town has rules for protecting trees, and roots matter even where no rule applies: cutting a large one on the side of a house can bring the tree down later.`,
    paragraph`For decks and ${link('service-construction', 'additions')} we put the trunk and its root zone on the site plan, ask the town, and set piers by hand where roots are in the way.`,
  ),
]
