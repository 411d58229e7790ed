import { claim, link, paragraph, price } from '../rich-text.ts'
import { faq } from './faq.ts'

export const constructionQuestions = [
  faq(
    'construction-cost',
    'What does it cost to build?',
    paragraph`A basic added room costs ${price('price-room-addition-basic')} and a suite with its own bath ${price('price-room-addition-suite')}. New houses and shops are priced from the drawings, line by line, because soil, slope, and the distance to the sewer differ on every lot.`,
    paragraph`After a walk over the site you get a range. After the drawings you get a price, and the range tells you whether to pay for drawings.`,
  ),
  faq(
    'construction-review',
    'Who has to approve the plans?',
    paragraph`Two offices: one for the building and one for the lot. In Mecklenburg County the building is reviewed and inspected by Code Enforcement, and the lot, with its setbacks, trees, and storm water, by Charlotte or the town you’re in.`,
    paragraph`Septic tanks and wells go to Environmental Health, the shore of Lake Norman to Duke Energy, and the front of a house in a historic district to its commission. We find out which of them apply before anything is drawn.`,
  ),
  faq(
    'construction-engineer',
    'Do I need an architect or an engineer?',
    paragraph`You need an engineer as soon as a load moves: a removed wall, a second story, a beam, a tall retaining wall. For most houses an architect is your choice; for most commercial work the law asks for sealed drawings.`,
    paragraph`We work from your architect’s plans or bring a designer. Either way the engineer comes before the price, since steel is hard to guess.`,
  ),
  faq(
    'construction-clay',
    'What does red clay do to a foundation?',
    paragraph`It moves. Clay swells when it is wet and shrinks when it is dry, and a footing that sits in the top of it goes along. Fill is worse, and many lots here were leveled with it.`,
    paragraph`So we dig to ground nobody has disturbed, have the bearing checked before concrete, and carry roof water well away from the wall. That part of a house is never seen again and costs the most to correct.`,
  ),
  faq(
    'construction-start',
    'Can work begin before the permit?',
    paragraph`No. Surveys, drawings, and orders can go ahead, and so can the trees you’re free to cut. Digging and framing wait for the card.`,
    paragraph`For an addition the papers take ${claim('claim-addition-permits')}. That time isn’t lost: windows, trusses, and cabinets are ordered meanwhile, so that the crew doesn’t stand still later. More about it’s under ${link('service-room-additions', 'room additions')}.`,
  ),
]
