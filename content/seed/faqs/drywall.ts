import { link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const drywallQuestions = [
  faq(
    'drywall-cost',
    'How much does it cost to patch a hole?',
    paragraph`A hole up to four inches costs ${price('price-drywall-small')}, one up to a foot ${price('price-drywall-medium')}, and anything larger ${price('price-drywall-large')}. We price several small holes in one visit together.`,
  ),
  faq(
    'drywall-time',
    'How long does a repair take?',
    paragraph`A small patch takes one visit of a few hours with quick-setting compound. Larger ones need a night to dry between coats, so plan on two visits.`,
  ),
  faq(
    'drywall-dust',
    'Will there be dust everywhere?',
    paragraph`No. We sand with a vacuum on the tool, hang plastic in the doorway, and cover the floor. You may have to dust a shelf nearby.`,
  ),
  faq(
    'drywall-paint',
    'Do you paint the patch too?',
    paragraph`Yes, if you have the paint. Touch-up on a flat wall often disappears. On an older or shinier one it shows, and then we paint the wall corner to corner. See ${link('service-painting', 'painting')}.`,
  ),
  faq(
    'drywall-ceiling-stain',
    'There’s a brown ring on the ceiling. What now?',
    paragraph`Find out if it’s still wet before anyone paints it. Press it: soft board has to come out.`,
    paragraph`If there’s a bathroom above, the cause is usually a wax ring, a tub overflow, or a supply line, and we’ll look at the ${link('service-plumbing', 'plumbing')} in the same visit.`,
  ),
  faq(
    'drywall-cracks',
    'Why do cracks come back over my doors?',
    paragraph`Because the frame moves with the clay and the seasons, and filler doesn’t stretch. We cut the crack open, bridge it with paper tape, and fix the metal corner if that’s what broke.`,
    paragraph`If doors are sticking too, someone should look at the piers below. We carry a level for that.`,
  ),
  faq(
    'drywall-plaster',
    'Can you repair plaster?',
    paragraph`Yes. We draw loose plaster back to the wood strips behind it with washers, tape the cracks, and skim the surface. We replace only what’s come loose.`,
  ),
  faq(
    'drywall-popcorn',
    'Can you remove a popcorn ceiling?',
    paragraph`Yes, after a test. Texture sprayed before the mid-eighties can have asbestos in it, and then it’s a job for an abatement crew accredited by the state.`,
    paragraph`If the sample is clean, we’ll wet it, scrape it, skim the board, and prime.`,
  ),
  faq(
    'drywall-nail-pops',
    'What are the little round bumps on my walls?',
    paragraph`Nail pops: the framing dried and shrank, and the nail stayed where it was. We set a screw beside each one, sink the nail, and coat both.`,
    paragraph`In a new house, wait until it’s been through a full year of heating and cooling.`,
  ),
  faq(
    'drywall-bathroom',
    'Is regular drywall all right in a bathroom?',
    paragraph`On walls that stay dry, yes, with good paint and a fan that vents outside. In a shower, no. Tile belongs on cement board or a foam panel with a waterproof layer.`,
  ),
  faq(
    'drywall-soundproof',
    'Can drywall make a room quieter?',
    paragraph`Yes, somewhat. A second layer with a sound-damping compound between takes the edge off voices and TV. Sealing gaps around outlets and doors often does more.`,
  ),
]
