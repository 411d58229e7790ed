import { reasons } from '../../../sections.ts'

/** What cannot wait until morning, and what to do meanwhile. */
export const whenToCall = reasons({
  heading: 'When to call right away',
  intro: 'When in doubt, call. We’d rather drive out for a tripped breaker than have you wonder.',
  purpose: 'when-to-call',
  points: [
    {
      title: 'You can’t shut the water off',
      text: 'Old valves can break. There’s another valve in the meter box near the curb.',
    },
    {
      title: 'A ceiling bulges or drips',
      text: 'The ceiling is full of water. Stay out from under it, and switch off that room’s breaker.',
    },
    {
      title: 'An outlet or the panel is hot or buzzing',
      text: 'Turn off the breaker if you can do it safely, and leave it off.',
    },
    {
      title: 'Some lights dim while others get too bright',
      text: 'The main wire may be loose, and that ruins appliances. Turn off the main breaker.',
    },
    {
      title: 'A tree or limb is on the house',
      text: 'Stay out of the rooms below, and don’t try to cut the tree yourself.',
    },
    {
      title: 'Sewage comes up in the tub or shower',
      text: 'Stop using water anywhere in the house. The main drain is clogged.',
    },
    {
      title: 'A pipe is frozen',
      text: 'Open its faucet and keep flames away from it. It can burst when it thaws.',
    },
    {
      title: 'An outside door or window won’t lock',
      text: 'We’ll secure the opening the same night and do the full repair later.',
    },
  ],
})
