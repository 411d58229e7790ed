import { reasons } from '../../sections.ts'

/** What an addition gives you that a move does not. */
export const additionBenefits = reasons({
  heading: 'Why add instead of move',
  purpose: 'benefits',
  points: [
    {
      title: 'You keep the street',
      text: 'The school, the oak, the neighbor with the spare key. None of them is for sale in the next subdivision.',
    },
    {
      title: 'You keep your mortgage rate',
      text: 'Borrowing for one room leaves the loan on the rest of the house as it is.',
    },
    {
      title: 'It’s counted',
      text: 'A permitted, heated room on a proper foundation adds to the square feet an appraiser may count. A closed-in porch without a permit doesn’t.',
    },
    {
      title: 'The old house gains too',
      text: 'A new opening brings light into the middle of a ranch, and a new zone takes load off the old air conditioner.',
    },
    {
      title: 'It looks meant',
      text: 'Brick, pitch, overhang, and floor height are matched on paper first. Where brick can’t be matched we say so and draw a joint.',
    },
  ],
})

/** How long whole additions take, and their parts. */
export const additionTimeline = reasons({
  heading: 'How long it takes',
  intro: 'The first two are whole projects. The three below them are the parts that any project is made of.',
  purpose: 'timeline',
  points: [
    {
      title: 'A simple addition',
      text: 'One room, one story, no plumbing.',
      figure: 'claim-addition-simple',
    },
    {
      title: 'A larger addition',
      text: 'A suite, a second story, or anything that moves the kitchen.',
      figure: 'claim-addition-larger',
    },
    {
      title: 'Design and permits',
      text: 'Longer where a review board meets once a month.',
      figure: 'claim-addition-permits',
    },
    {
      title: 'Construction',
      text: 'From footings to trim. A wet March costs days, and we plan for them.',
      figure: 'claim-addition-construction',
    },
    {
      title: 'Final inspection',
      text: 'Booked as soon as the last outlet is live.',
      figure: 'claim-addition-inspection',
    },
  ],
})
