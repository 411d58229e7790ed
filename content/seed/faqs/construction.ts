import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const constructionQuestions = [
  faq(
    'construction-cost',
    'How much does it cost to build?',
    paragraph`A basic room addition costs ${price('price-room-addition-basic')} and a suite with its own bath ${price('price-room-addition-suite')}. New houses and shops are priced from the drawings, because every lot is different.`,
    paragraph`After we walk the site, you get a rough price range. After the drawings, you get a firm price.`,
  ),
  faq(
    'construction-review',
    'Who has to approve the plans?',
    paragraph`Usually two offices. In Mecklenburg County, Code Enforcement reviews and inspects the building. Charlotte or your town reviews the lot, including setbacks, trees, and stormwater.`,
    paragraph`Environmental Health approves septic tanks and wells, Duke Energy approves work on the shore of Lake Norman, and in a historic district the commission approves the front of the house. We find out which approvals you need before we draw anything.`,
  ),
  faq(
    'construction-engineer',
    'Do I need an architect or an engineer?',
    paragraph`You usually need an engineer to move a load-bearing wall, add a second story, or build a tall retaining wall. For most houses, you don’t have to hire an architect, but the law requires sealed drawings for larger commercial work.`,
    paragraph`We can work from your architect’s plans or bring in a designer.`,
  ),
  faq(
    'construction-clay',
    'What does red clay do to a foundation?',
    paragraph`Clay moves. Clay swells when it’s wet and shrinks when it’s dry, and a shallow footing moves with it. Loose fill dirt is even worse, and many lots here have some.`,
    paragraph`So we dig down to solid ground, have the soil checked before we pour concrete, and move roof water well away from the house.`,
  ),
  faq(
    'construction-start',
    'Can you start before the permit comes through?',
    paragraph`No. We can do the survey and drawings and order materials ahead of time. Digging and framing have to wait for the permit.`,
    paragraph`For an addition the paperwork takes ${claim('claim-addition-permits')}. We use that time to order windows, trusses, and cabinets. There’s more on our page about ${link('service-room-additions', 'room additions')}.`,
  ),
]
