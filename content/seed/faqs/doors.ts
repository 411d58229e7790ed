import { claim, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const doorQuestions = [
  faq(
    'door-slab',
    'Do I need a new frame or only a new door?',
    paragraph`Only a door, if the frame is square and sound. Fitting a slab to an old frame takes longer at the bench and leaves plaster, casing, and paint alone. When the jamb is split or soft, a prehung unit is the better buy.`,
  ),
  faq(
    'door-forced',
    'Someone forced our door. How fast can you come?',
    paragraph`${claim('claim-same-day')} is the rule for urgent repairs. We close and lock the opening first, if need be with a board and a hasp, and repair the frame once the police and the insurer have seen it.`,
    paragraph`Ask for long screws and a steel plate behind the strike. They hold better than a second lock.`,
  ),
  faq(
    'door-garage',
    'Can you put a pet door into the door to the garage?',
    paragraph`No. The door between a house and its garage holds back fire, and a hole undoes that. A wall or a back door works; we look for wires and studs before we cut.`,
  ),
  faq(
    'door-color',
    'May I choose any color for the front door?',
    paragraph`Seldom under an association: you choose from its list, and a new style of door needs a form. We fill in the form with a picture and the color number. ${link('service-painting', 'Painting the door')} can be part of the same visit.`,
  ),
]
