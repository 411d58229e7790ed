import { picture } from '../../pictures.ts'
import { reasons } from '../../sections.ts'

/** What an addition gives you that a move does not. */
export const additionBenefits = reasons({
  picture: picture('addition-sunroom.jpg'),
  heading: 'Why add on instead of moving',
  purpose: 'benefits',
  points: [
    {
      title: 'You keep the street',
      text: 'You keep the school, the big oak, and the neighbor with your spare key.',
    },
    {
      title: 'You keep your mortgage rate',
      text: 'You borrow only for the new room. The loan on the rest of the house stays as it is.',
    },
    {
      title: 'It adds to the appraisal',
      text: 'An appraiser counts a permitted, heated room on a real foundation. A closed-in porch without a permit doesn’t count.',
    },
    {
      title: 'The rest of the house gets better',
      text: 'New windows and a wide opening bring light into the old rooms, and the addition gets its own heating and cooling, so the old unit doesn’t have to work harder.',
    },
    {
      title: 'It looks like it was always there',
      text: 'We match the brick, roof pitch, and floor height. If we can’t match the brick, we’ll tell you up front.',
    },
  ],
})

/** How long whole additions take, and their parts. */
export const additionTimeline = reasons({
  heading: 'How long it takes',
  intro:
    'The first two times are for whole projects. The three below them are the usual stages, and some overlap.',
  purpose: 'timeline',
  points: [
    {
      title: 'A simple addition',
      text: 'A single room on one story, without plumbing.',
      figure: 'claim-addition-simple',
    },
    {
      title: 'A larger addition',
      text: 'A suite, a second story, or anything that moves the kitchen.',
      figure: 'claim-addition-larger',
    },
    {
      title: 'Design and permits',
      text: 'This stage takes longer if a review board meets once a month.',
      figure: 'claim-addition-permits',
    },
    {
      title: 'Construction',
      text: 'From footings to trim. We plan for some rain.',
      figure: 'claim-addition-construction',
    },
    {
      title: 'Final inspection',
      text: 'We book the inspection as soon as the work’s done.',
      figure: 'claim-addition-inspection',
    },
  ],
})
