import type { AboutPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { badges } from '../proof-sections.ts'
import { claim, fact, link, paragraph, richText } from '../rich-text.ts'
import { reasons, reviews } from '../sections.ts'

const story = richText(
  paragraph`${fact('name')} began in ${claim('claim-since')} with one truck, two people, and a rule that hasn’t changed: measure, write the price down, then start. The crown in the name is the last piece that goes up in a room. The level is the first thing that comes off the truck.`,
  paragraph`Our first jobs were other people’s leftovers: doors somebody had hung crooked and decks nobody had sealed. There’s no better school. If you’ve repaired houses, you know what not to do when you build one, and that’s why the people who do our ${link('service-handyman', 'small jobs')} and those who do our ${link('service-construction', 'additions')} are the same people.`,
  paragraph`Between them the crew leads have ${claim('claim-years-in-trade')} years in the trade. They’re on our payroll year-round, and you can reach the person who measured your kitchen until the warranty ends.`,
  paragraph`We turn work down. If a wall can stay, we’ll say so. If a repair will outlive the house, you don’t need a new one. And if you need someone else, like an engineer or a roofer, we’ll give you a name, and we don’t take a commission.`,
)

const habits = reasons({
  purpose: 'why',
  heading: 'How we work in your house',
  intro: 'None of this is special. We just do it every time.',
  points: [
    {
      title: 'Floors first',
      text: 'Paper and boards go down before a tool comes in, from the door to the room.',
    },
    { title: 'One price per line', text: 'You can cross a line off the estimate and see what’s left.' },
    {
      title: 'Changes in writing',
      text: 'If we find something behind a wall, we’ll photograph it, price it, and agree on it with you before we go on.',
    },
    { title: 'A key log', text: 'We write down who had your key, and when. It comes back on the last day.' },
    {
      title: 'Swept every evening',
      text: 'You live there. We’ll leave the site safe and clean each time.',
    },
    {
      title: 'Blue tape at the end',
      text: 'You’ll walk with us and mark what you see. The last payment waits for the last piece of tape.',
    },
  ],
})

/** The page about the business. */
export const aboutPage: Seed<AboutPage> = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  hero: hero(
    'We fix before we replace',
    'We’re a licensed and insured crew in Charlotte for repairs, renovations, construction, and upkeep. Here’s who comes to your door, and what we do before we start.',
    picture('about-2.jpg'),
  ),
  storyHeading: 'How we started',
  story,
  sections: [
    habits,
    badges({
      heading: 'By the numbers',
      claims: ['claim-licensed', 'claim-bureau-rating', 'claim-rating', 'claim-warranty-general'],
    }),
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Want to see how we measure?',
    'Ask us over for one small thing. The estimate is free, and within ten minutes you’ll know if you want us in your house.',
  ),
  seo: seo(
    'About Our Charlotte, NC Contractors',
    'Who comes to your door: a licensed and insured crew in Charlotte that repairs before it replaces, measures first, and writes every price down.',
    'Charlotte contractor',
    'licensed handyman Charlotte',
  ),
}
