import { reasons } from '../../sections.ts'

/** How long each kind of renovation takes. */
export const time = reasons({
  heading: 'How long it takes',
  intro: 'We count from the first day of demolition. Drawings, permits, and orders come before that.',
  purpose: 'timeline',
  points: [
    {
      title: 'A full bathroom',
      text: 'Drains and rot decide. In a 1920s house we count on a joist or two that a plumber cut through.',
      figure: 'claim-bathroom-span',
    },
    {
      title: 'A kitchen',
      text: 'It’s short when the sink stays and long when a wall goes. We don’t tear anything out before the cabinets have a delivery date.',
      figure: 'claim-kitchen-span',
    },
    {
      title: 'A whole house',
      text: 'Structure, then pipes and wires, then rooms. Lead paint and historic review add time. An empty house saves it.',
      figure: 'claim-whole-home-time',
    },
    {
      title: 'A simple addition',
      text: 'One room without plumbing. A suite or a second story takes about twice as long, and wet clay in March costs days.',
      figure: 'claim-addition-simple',
    },
  ],
})
