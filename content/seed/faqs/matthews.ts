import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const matthewsQuestions = [
  faq(
    'matthews-permit',
    'Who issues building permits in Matthews?',
    paragraph`Mecklenburg County Code Enforcement, if your house is inside the town limits. The town itself looks at zoning: setbacks, fences, sheds, and trees.`,
    paragraph`If your Matthews address is in zip code 28104, you may live in Union County, and that’s where your permit would come from. We check your address, apply, and meet the inspector.`,
  ),
  faq(
    'matthews-how-soon',
    'How soon can you be in Matthews?',
    paragraph`Within ${claim('claim-appointment')} for a regular job. We’re in town most days, so we can often get to an urgent repair the same day.`,
    paragraph`Saturdays are by appointment.`,
  ),
  faq(
    'matthews-rates',
    'What do you charge for small repairs in Matthews?',
    paragraph`Longer lists are billed at ${price('price-matthews-home-repairs')}, with a minimum of one hour. Furniture assembly is ${price('price-matthews-furniture-assembly')}.`,
    paragraph`One small job we can see in a photo gets a fixed price instead. That’s the lower starting price you see on our website.`,
  ),
  faq(
    'matthews-hoa',
    'Will you deal with our HOA?',
    paragraph`Yes. We’ll fill out the architectural form, add color names, a sketch, and photos, and send it to you to sign.`,
    paragraph`For paint, fences, and decks, we file before we put the job on the calendar. We can bring color samples on a ${link('service-painting', 'painting')} visit.`,
  ),
  faq(
    'matthews-siding',
    'Can swollen hardboard siding be repaired?',
    paragraph`Often, yes. If only the lower rows are soft, we replace those boards with matching fiber cement and paint the wall so it blends in.`,
    paragraph`If the siding’s soft higher up too, the wall behind may be wet. We open one section to find out before we quote the rest.`,
  ),
  faq(
    'matthews-trees',
    'Do I need permission to build near a big tree?',
    paragraph`Maybe. The town has rules for protecting trees. And cutting a big root can bring the tree down later, rule or no rule.`,
    paragraph`For decks and ${link('service-construction', 'additions')}, we put the tree on the site plan, check with the town, and dig by hand near the roots.`,
  ),
]
