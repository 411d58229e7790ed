import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const constructionQuestions = [
  faq(
    'construction-cost',
    'How much does it cost to build?',
    paragraph`A basic added room costs ${price('price-room-addition-basic')} and a suite with its own bath ${price('price-room-addition-suite')}. We price new houses and shops from the drawings, line by line, because soil, slope, and the distance to the sewer differ on every lot.`,
    paragraph`After a walk over the site you’ll get a range. After the drawings you’ll get a price, and the range tells you if it’s worth paying for drawings.`,
  ),
  faq(
    'construction-review',
    'Who has to approve the plans?',
    paragraph`Two offices: one for the building and one for the lot. In Mecklenburg County, Code Enforcement reviews and inspects the building. Charlotte or your town reviews the lot, with its setbacks, trees, and storm water.`,
    paragraph`Septic tanks and wells go to Environmental Health, the shore of Lake Norman to Duke Energy, and the front of a house in a historic district to its commission. We’ll find out which of them apply before we draw anything.`,
  ),
  faq(
    'construction-engineer',
    'Do I need an architect or an engineer?',
    paragraph`You need an engineer as soon as a load moves: a removed wall, a second story, a beam, a tall retaining wall. For most houses an architect is up to you, but the law requires sealed drawings for larger commercial work.`,
    paragraph`We’ll work from your architect’s plans or bring a designer. Either way the engineer comes before the price, because steel is hard to guess.`,
  ),
  faq(
    'construction-clay',
    'What does red clay do to a foundation?',
    paragraph`It moves. Clay swells when it’s wet and shrinks when it’s dry, and a footing near the top moves with it. Fill is worse, and many lots here were leveled with it.`,
    paragraph`So we dig to ground nobody has disturbed, have the soil checked before we pour concrete, and carry roof water well away from the wall. You’ll never see that part of the house again, and it costs the most to correct.`,
  ),
  faq(
    'construction-start',
    'Can work begin before the permit?',
    paragraph`No. Surveys, drawings, and orders can go ahead, and so can the trees you’re free to cut. Digging and framing wait for the permit.`,
    paragraph`For an addition the paperwork takes ${claim('claim-addition-permits')}. We don’t lose that time: we order windows, trusses, and cabinets so the crew won’t stand around later. For more, see ${link('service-room-additions', 'room additions')}.`,
  ),
]
