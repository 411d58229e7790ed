import { reasons } from '../../sections.ts'

/** What an addition gives you that a move does not. */
export const additionBenefits = reasons({
  heading: 'Why add on instead of moving',
  purpose: 'benefits',
  points: [
    {
      title: 'You keep the street',
      text: 'The school, the oak, the neighbor with the spare key. None of them is for sale in the next subdivision.',
    },
    {
      title: 'You keep your mortgage rate',
      text: 'If you borrow for one room, you leave the loan on the rest of the house alone.',
    },
    {
      title: 'It adds to the appraisal',
      text: 'A permitted, heated room on a real foundation adds to the square feet an appraiser can count. A closed-in porch without a permit doesn’t.',
    },
    {
      title: 'The old house gains too',
      text: 'A new opening brings light into the middle of a ranch, and a new heating and cooling zone takes load off the old air conditioner.',
    },
    {
      title: 'It looks like it was always there',
      text: 'We match brick, roof pitch, overhang, and floor height on paper first. If we can’t match the brick, we’ll say so and draw a joint.',
    },
  ],
})

/** How long whole additions take, and their parts. */
export const additionTimeline = reasons({
  heading: 'How long it takes',
  intro:
    'The first two are whole projects. The three below them are the usual parts, and some of them overlap.',
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
      text: 'It takes longer where a review board meets once a month.',
      figure: 'claim-addition-permits',
    },
    {
      title: 'Construction',
      text: 'From footings to trim. A wet March costs days, and we plan for them.',
      figure: 'claim-addition-construction',
    },
    {
      title: 'Final inspection',
      text: 'We book it as soon as the last outlet works.',
      figure: 'claim-addition-inspection',
    },
  ],
})
