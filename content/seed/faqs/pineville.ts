import { claim, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const pinevilleQuestions = [
  faq(
    'pineville-how-soon',
    'How soon can you come to Pineville?',
    paragraph`For routine work, typically within ${claim('claim-appointment')}. You’re close to our office, so for a leak or a door that won’t lock, we can often come the same day.`,
  ),
  faq(
    'pineville-mill-houses',
    'Do you work on the old mill houses?',
    paragraph`Yes, we do a lot of that in Pineville. They’re small, well-built houses, and most of the problems come from water and from bad repairs.`,
    paragraph`We start in the crawl space. After the foundation’s fixed, doors close again and plaster stops cracking.`,
  ),
  faq(
    'pineville-permit',
    'Who issues building permits in Pineville?',
    paragraph`Mecklenburg County Code Enforcement issues the building permit, and the town decides on zoning.`,
    paragraph`Many of the old lots are narrow, so we’ll ask Town Hall about setbacks first.`,
  ),
  faq(
    'pineville-electric',
    'My house has an old electrical panel. What does an upgrade involve?',
    paragraph`A permit, a day without power, and a call to the utility, which in much of Pineville is the town’s own. We’ll arrange all three and meet the inspector.`,
    paragraph`We check your panel first, because sometimes all you need is a couple of new circuits. There’s more on our ${link('service-electrical', 'electrical page')}.`,
  ),
  faq(
    'pineville-shops',
    'Can you work in a shop without closing it?',
    paragraph`Yes. We work evenings and early mornings, and clean up before you open.`,
    paragraph`We seal off dusty work with plastic. If something has to be done during the day, you pick the time.`,
  ),
  faq(
    'pineville-lead',
    'Is there lead paint in Pineville’s old houses?',
    paragraph`Expect lead paint in any house here built before 1978, especially on windows, doors, and porches. We test before we sand.`,
    paragraph`Where we find lead, we keep the paint wet, seal off the room, and clean up the way federal rules require. The extra time is in the estimate from the start. There’s more on our ${link('service-painting', 'painting page')}.`,
  ),
]
