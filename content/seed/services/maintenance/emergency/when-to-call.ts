import { reasons } from '../../../sections.ts'

/** What cannot wait until morning, and what to do meanwhile. */
export const whenToCall = reasons({
  heading: 'Call now if',
  intro: 'When in doubt, call. Nobody here minds being told that it was only a tripped breaker.',
  purpose: 'when-to-call',
  points: [
    {
      title: 'Water runs and no valve will stop it',
      text: 'Old gate valves snap or spin. There’s another one at the meter box near the curb.',
    },
    {
      title: 'A ceiling bulges or drips',
      text: 'The bulge is a bag of water. Stay out from under it, and switch off the lights of that room at the panel.',
    },
    {
      title: 'An outlet or the panel is hot or buzzing',
      text: 'Switch it off if you can do so without touching anything warm, and leave it off.',
    },
    {
      title: 'Some lights go dim while others glare',
      text: 'That’s the sign of a loose neutral, which burns out appliances. Turn the main off.',
    },
    {
      title: 'A tree or limb is on the house',
      text: 'Leave the rooms under it. Don’t cut anything: a limb under tension moves when it is freed.',
    },
    {
      title: 'Sewage comes up in the tub or shower',
      text: 'Stop using water in the whole house. The blockage is below the lowest drain.',
    },
    {
      title: 'An outside door or window won’t lock',
      text: 'We board or brace the same night and match the door later.',
    },
  ],
})
