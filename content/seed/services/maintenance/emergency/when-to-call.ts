import { reasons } from '../../../sections.ts'

/** What cannot wait until morning, and what to do meanwhile. */
export const whenToCall = reasons({
  heading: 'When to call right away',
  intro: 'When in doubt, call. We’d rather drive out for a tripped breaker than have you wonder.',
  purpose: 'when-to-call',
  points: [
    {
      title: 'Water runs and no valve will stop it',
      text: 'Old valves snap or spin. There’s another one at the meter box near the curb.',
    },
    {
      title: 'A ceiling bulges or drips',
      text: 'The bulge is a bag of water. Stay out from under it, and switch off the lights in that room at the panel.',
    },
    {
      title: 'An outlet or the panel is hot or buzzing',
      text: 'Switch it off if you can do it without touching anything warm, and leave it off.',
    },
    {
      title: 'Some lights go dim while others glare',
      text: 'That’s the sign of a loose main wire, and it burns out appliances. Turn the main off.',
    },
    {
      title: 'A tree or limb is on the house',
      text: 'Leave the rooms under it. Don’t cut anything: a bent limb moves when you free it.',
    },
    {
      title: 'Sewage comes up in the tub or shower',
      text: 'Stop using water in the whole house. The blockage is below the lowest drain.',
    },
    {
      title: 'An outside door or window won’t lock',
      text: 'We’ll board or brace it the same night and match the door later.',
    },
  ],
})
