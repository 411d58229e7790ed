import { picture } from '../../pictures.ts'
import { reasons } from '../../sections.ts'

/** How long each kind of renovation takes. */
export const time = reasons({
  picture: picture('about-2.jpg'),
  heading: 'How long it takes',
  intro: 'We count from the first day of demolition. Drawings, permits, and orders come first.',
  purpose: 'timeline',
  points: [
    {
      title: 'A full bathroom',
      text: 'Moving drains and fixing rot add time. In a 1920s house, we expect to fix a joist or two.',
      figure: 'claim-bathroom-span',
    },
    {
      title: 'A kitchen',
      text: 'A kitchen goes faster when the sink stays put and slower when a wall comes out. We don’t start until the cabinets have a delivery date.',
      figure: 'claim-kitchen-span',
    },
    {
      title: 'A whole house',
      text: 'Lead paint and historic review add time. An empty house saves time.',
      figure: 'claim-whole-home-time',
    },
    {
      title: 'A simple addition',
      text: 'One room without plumbing. A suite or a second story takes about twice as long.',
      figure: 'claim-addition-simple',
    },
  ],
})
