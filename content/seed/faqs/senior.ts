import { link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const seniorQuestions = [
  faq(
    'senior-first',
    'What should we change first?',
    paragraph`The path from the bed to the bathroom at night. Add lights along the floor, get rid of the rug, and put a bar by the toilet and one in the shower. These changes are easy, and that path is where people fall.`,
  ),
  faq(
    'senior-tile',
    'Can you put a grab bar on a tile wall where there’s no stud?',
    paragraph`Yes, with special anchors, or by adding wood from the other side of the wall. Never use a towel bar or a suction cup. If there’s nothing solid to hold a bar, we’ll find another spot.`,
  ),
  faq(
    'senior-pay',
    'Does Medicare or the VA pay for ramps and grab bars?',
    paragraph`Original Medicare doesn’t usually cover ramps or bars. Veterans can ask the VA about its grants for home improvements, and some county programs help as well.`,
    paragraph`We’ll write the estimate with the detail they need.`,
  ),
  faq(
    'senior-ramp-permit',
    'Does a ramp need a permit?',
    paragraph`Often yes, if it’s attached to the house or higher than a curb, and your HOA may need to see it too. We look up the rules before you decide.`,
    paragraph`Inside the house, moving a load-bearing wall or a drain needs a permit too. There’s more on our ${link('service-renovations', 'renovation page')}.`,
  ),
]
