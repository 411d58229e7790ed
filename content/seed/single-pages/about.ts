import type { AboutPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { badges } from '../proof-sections.ts'
import { claim, fact, link, paragraph, richText } from '../rich-text.ts'
import { reasons, reviews } from '../sections.ts'

const story = richText(
  paragraph`${fact('name')} began in ${claim('claim-since')} with one truck, two people, and a rule that hasn’t changed: measure, write the price down, then start. The crown in the name is the last piece that goes up in a room. The level is the first thing that comes off the truck.`,
  paragraph`The first jobs were other people’s leftovers, doors that somebody had hung crooked and decks that nobody had sealed. That’s still the best schooling there is. Whoever has repaired a house knows what not to do when they build one, and it’s why the people who do our ${link('service-handyman', 'small jobs')} and those who do our ${link('service-construction', 'additions')} are the same people.`,
  paragraph`Between them the crew leads have ${claim('claim-years-in-trade')} years in the trade. They’re on our payroll the year round, and the person who measured your kitchen is on the phone list until the warranty ends.`,
  paragraph`We turn work down. If a wall can stay, we say so. If a repair will outlive the house, you don’t need a new one, and if you need someone else, an engineer, or a roofer, you’ll get a name and no commission is paid for it.`,
)

const habits = reasons({
  purpose: 'why',
  heading: 'How we work in your house',
  intro: 'Nothing here’s special. It’s only done every time.',
  points: [
    {
      title: 'Floors first',
      text: 'Paper and boards go down before a tool comes in, from the door to the room.',
    },
    { title: 'One price per line', text: 'You can strike a line from the estimate and see what’s left.' },
    {
      title: 'Changes in writing',
      text: 'What we find behind a wall is photographed, priced, and agreed before we go on.',
    },
    { title: 'A key log', text: 'Who had your key, and when. It comes back on the last day.' },
    {
      title: 'Swept every evening',
      text: 'You live there. The site is safe and clean each time we leave it.',
    },
    {
      title: 'Blue tape at the end',
      text: 'You walk with us and mark what you see. The last payment waits for the last piece of tape.',
    },
  ],
})

/** The page about the business. */
export const aboutPage: Seed<AboutPage> = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  hero: hero(
    'A contractor who fixes things first',
    'A licensed and insured crew in Charlotte for repairs, renovations, construction, and upkeep. This is who comes to your door, and what they do before they start.',
    picture('about-2.jpg'),
  ),
  storyHeading: 'It started with crooked doors',
  story,
  sections: [
    habits,
    badges({
      heading: 'On paper',
      claims: ['claim-licensed', 'claim-bureau-rating', 'claim-rating', 'claim-warranty-general'],
    }),
    reviews({
      heading: 'What people remember',
      most: 3,
    }),
  ],
  closing: closing(
    'Want to see how we measure?',
    'Ask us over for one small thing. The estimate is free, and you’ll know within ten minutes whether you like us in your house.',
  ),
  seo: seo(
    'About Our Charlotte, NC Contractors',
    'Who comes to your door: a licensed and insured crew in Charlotte that repairs before it replaces, measures first, and writes every price down.',
    'Charlotte contractor',
    'licensed handyman Charlotte',
  ),
}
