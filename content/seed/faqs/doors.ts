import { claim, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const doorQuestions = [
  faq(
    'door-slab',
    'Do I need a new frame or just a new door?',
    paragraph`Just a door, if the frame is square and sound. Fitting a new door to an old frame takes longer at the bench, but it leaves plaster, casing, and paint alone. If the jamb is split or soft, you’re better off with a new door that comes in its own frame.`,
  ),
  faq(
    'door-forced',
    'Someone forced our door. How fast can you come?',
    paragraph`${claim('claim-same-day')} is our rule for urgent repairs. We’ll close and lock the opening first, with a board and a hasp if we have to, and repair the frame once the police and your insurer have seen it.`,
    paragraph`Ask for long screws and a steel plate behind the strike. They’ll do more than a second lock.`,
  ),
  faq(
    'door-garage',
    'Can you put a pet door into the door to the garage?',
    paragraph`No. The door between a house and its garage holds back fire, and a hole undoes that. A wall or a back door works; we’ll look for wires and studs before we cut.`,
  ),
  faq(
    'door-color',
    'Can I choose any color for the front door?',
    paragraph`Not usually if you have an HOA. You’ll choose from its list, and a new style of door needs a form. We’ll fill out the form with a picture and the color number. ${link('service-painting', 'Painting the door')} can be part of the same visit.`,
  ),
]
