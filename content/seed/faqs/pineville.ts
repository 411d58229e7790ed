import { claim, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const pinevilleQuestions = [
  faq(
    'pineville-how-soon',
    'How soon can you come to Pineville?',
    paragraph`For routine work, typically within ${claim('claim-appointment')}. The town is next door to our office, so we can often see a leak or a door that won’t lock the same day.`,
  ),
  faq(
    'pineville-mill-houses',
    'Do you work on the old mill houses?',
    paragraph`Yes, it’s a large part of what we do in Pineville. They’re small, well-made frame houses, and most of their trouble comes from water at the sills and from later repairs.`,
    paragraph`We start in the crawl space. Once the piers and sills are right, doors close, plaster stops cracking, and paint holds.`,
  ),
  faq(
    'pineville-permit',
    'Who issues building permits in Pineville?',
    paragraph`Mecklenburg County Code Enforcement issues the building permit, and the town decides on zoning: use, setbacks, signs, and parking.`,
    paragraph`Many of the old lots are narrow, so we’ll ask Town Hall first.`,
  ),
  faq(
    'pineville-electric',
    'My house has an old electrical panel. What does an upgrade involve?',
    paragraph`A permit, a day without power, and a call to the utility, which in much of Pineville is the town’s own. We’ll arrange all three and meet the inspector.`,
    paragraph`Before that, we’ll open the panel and count circuits. Sometimes a kitchen needs two new ones and the rest can stay; see ${link('service-electrical', 'electrical work')}.`,
  ),
  faq(
    'pineville-shops',
    'Can you work in a shop without closing it?',
    paragraph`Yes. We’ll work evenings and early mornings, keep the entrance clear, and sweep before you open.`,
    paragraph`We close off dusty work with plastic and a fan that blows out the back. If something has to be done in daylight, we’ll tell you how many hours, and you’ll choose them.`,
  ),
  faq(
    'pineville-lead',
    'Is there lead paint in these houses?',
    paragraph`Expect it in any house here built before 1978, especially on windows, doors, and porches. We test before we sand.`,
    paragraph`Where we find it, we work wet, seal off the room, and clean up to the federal rule. It takes longer, and it’s in the estimate from the start. For what comes next, see our ${link('service-painting', 'painting page')}.`,
  ),
]
