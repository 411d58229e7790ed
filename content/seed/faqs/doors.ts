import { claim, link, paragraph } from '../rich-text.ts'
import { faq } from './faq.ts'

export const doorQuestions = [
  faq(
    'door-slab',
    'Do I need a new frame or just a new door?',
    paragraph`Just a door, if the frame is square and solid. Then your trim and paint stay as they are. If the frame is split or soft, you’re better off with a new door that comes in its own frame.`,
  ),
  faq(
    'door-forced',
    'Someone kicked in our door. How fast can you come?',
    paragraph`${claim('claim-same-day')} for urgent repairs. First we make sure you can lock up, even if it takes a board and a padlock. We repair the frame after the police and your insurer have seen it.`,
    paragraph`Long screws and a steel plate behind the strike will do more than a second lock.`,
  ),
  faq(
    'door-garage',
    'Can you put a pet door in the door to the garage?',
    paragraph`No. The door between a house and its garage holds back fire, and a pet door would let it through. A pet door in the back door or an outside wall works fine.`,
  ),
  faq(
    'door-color',
    'Can I choose any color for the front door?',
    paragraph`If you have an HOA, you’ll probably have to pick from its list. We’ll fill out the form. ${link('service-painting', 'Painting the door')} can be part of the same visit.`,
  ),
]
