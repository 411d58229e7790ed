import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const seniorQuestions = [
  faq(
    'senior-first',
    'What should we change first?',
    paragraph`The way from the bed to the bathroom at night: light along the floor, no rug, a bar beside the toilet, and one in the shower. It’s the least work on the list, and it’s the path you walk half asleep.`,
  ),
  faq(
    'senior-tile',
    'Can a grab bar go on a tiled wall without studs?',
    paragraph`Yes, with anchors made for it, or from behind through the closet on the other side. Suction cups aren’t grab bars, and neither is a towel bar. If we can’t reach anything solid, we’ll say no and look for another place.`,
  ),
  faq(
    'senior-pay',
    'Does Medicare or the VA pay for this?',
    paragraph`Original Medicare doesn’t usually cover ramps or bars. Veterans can ask the VA about its grants for home improvements, and some county programs help as well.`,
    paragraph`We don’t sell those programs. We’ll write the estimate line by line, with measurements, in the form they require.`,
  ),
  faq(
    'senior-ramp-permit',
    'Does a ramp need a permit?',
    paragraph`Often yes, if it’s attached to the house or higher than a curb, and your HOA may need to see it too. A modular metal ramp can be a shortcut around both. We’ll look it up before you decide.`,
    paragraph`Inside the house, moving a load-bearing wall or a drain needs one; see our ${link('service-renovations', 'renovations')}.`,
  ),
]
