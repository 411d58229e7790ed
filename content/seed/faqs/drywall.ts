import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const drywallQuestions = [
  faq(
    'drywall-cost',
    'How much does it cost to patch a hole?',
    paragraph`A hole up to four inches costs ${price('price-drywall-small')}, one up to a foot ${price('price-drywall-medium')}, and anything larger ${price('price-drywall-large')}. Have several? We’ll give you one price for all of them.`,
  ),
  faq(
    'drywall-time',
    'How long does a repair take?',
    paragraph`A small patch takes one visit of a few hours. Larger patches need to dry overnight, so plan on two visits.`,
  ),
  faq(
    'drywall-dust',
    'Will there be dust everywhere?',
    paragraph`No. We sand with a vacuum attached, hang plastic in the doorway, and cover the floor. You may still have to dust a shelf or two.`,
  ),
  faq(
    'drywall-paint',
    'Do you paint the patch too?',
    paragraph`Yes, if you have the paint. Touch-ups blend in on flat paint. Touch-ups show on older or shinier paint, so we paint the whole wall. There’s more on our ${link('service-painting', 'painting page')}.`,
  ),
  faq(
    'drywall-ceiling-stain',
    'There’s a brown ring on the ceiling. What now?',
    paragraph`Find out if it’s still wet before you paint it. Press on the ring. If the drywall is soft, it has to come out.`,
    paragraph`If there’s a bathroom above, it’s usually the toilet’s wax ring, the tub overflow, or a supply line. We can check the ${link('service-plumbing', 'plumbing')} on the same visit.`,
  ),
  faq(
    'drywall-cracks',
    'Why do cracks come back over my doors?',
    paragraph`The house moves with the clay and the seasons, and filler doesn’t stretch. We cut the crack open and tape it, so it’s less likely to come back.`,
    paragraph`If your doors stick too, have someone look at the foundation. We can check the floors with a level.`,
  ),
  faq(
    'drywall-plaster',
    'Can you repair plaster?',
    paragraph`Yes. We screw loose plaster back in place with washers, tape the cracks, and skim it smooth.`,
  ),
  faq(
    'drywall-popcorn',
    'Can you remove a popcorn ceiling?',
    paragraph`Yes, after a test. Texture sprayed before the mid-eighties can have asbestos in it, and then it’s a job for an abatement crew accredited by the state.`,
    paragraph`If the test is clean, we wet and scrape the ceiling, skim it smooth, and prime it.`,
  ),
  faq(
    'drywall-nail-pops',
    'What are the little round bumps on my walls?',
    paragraph`Those are nail pops. The framing dried out and shrank, but the nail didn’t. We add a screw next to each one, sink the nail, and cover both.`,
    paragraph`In a new house, wait a full year before you fix nail pops.`,
  ),
  faq(
    'drywall-bathroom',
    'Is regular drywall all right in a bathroom?',
    paragraph`Yes, on walls that stay dry. Don’t use regular drywall in a shower. Shower tile needs cement board or a waterproof foam panel behind it.`,
  ),
  faq(
    'drywall-soundproof',
    'Can drywall make a room quieter?',
    paragraph`A little. A second layer with sound-damping glue takes the edge off voices and TV. Sealing gaps around doors and outlets often does more.`,
  ),
]
