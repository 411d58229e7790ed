import type { AboutPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { claim, fact, link, paragraph, richText } from '../rich-text.ts'
import { reasons, reviews } from '../sections.ts'

const story = richText(
  paragraph`${fact('name')} started in ${claim('claim-since')} with one truck, two people, and a rule that hasn’t changed: measure, write the price down, then start. The crown in our name is crown molding, the last thing that goes up in a room. The level is the first thing off the truck.`,
  paragraph`Our first jobs were fixing other people’s mistakes: doors hung crooked, and decks nobody had sealed. Those jobs taught us a lot about what not to do. Today the same crew does everything from ${link('service-handyman', 'small jobs')} to ${link('service-construction', 'additions')}.`,
  paragraph`Our crew leads each have ${claim('claim-years-in-trade')} years in the trade. They’re on our payroll year-round, so the person who measured your kitchen will still be here if you have a question.`,
  paragraph`We turn work down. If a wall can stay, we’ll say so. If a repair will do, we won’t sell you a replacement. And if you need someone else, like an engineer or a roofer, we’ll give you a name. We don’t take a commission.`,
)

const habits = reasons({
  picture: picture('detail-painting.jpg'),
  purpose: 'why',
  heading: 'How we work in your house',
  intro: 'None of this is special. We just do it every time.',
  points: [
    {
      title: 'Floors first',
      text: 'We cover the floors before we bring in any tools.',
    },
    { title: 'One price per line', text: 'You can cross something off and see the new total.' },
    {
      title: 'Changes in writing',
      text: 'If we find something behind a wall, we show you a photo and a price before we go on.',
    },
    { title: 'A key log', text: 'We keep track of your key and give it back on the last day.' },
    {
      title: 'Swept every evening',
      text: 'You live there, so we leave the house safe and clean.',
    },
    {
      title: 'Blue tape at the end',
      text: 'You mark anything that isn’t right, and we fix it before the last payment.',
    },
  ],
})

/** The page about the business. */
export const aboutPage: Seed<AboutPage> = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  hero: hero(
    'We fix before we replace',
    'We’re a licensed and insured crew in Charlotte that repairs, remodels, builds, and looks after houses. We measure first and put every price in writing.',
    picture('about-2.jpg'),
  ),
  storyHeading: 'How we started',
  story,
  sample: true,
  sections: [
    habits,
    reviews({
      heading: 'Reviews',
      most: 3,
    }),
  ],
  closing: closing(
    'Try us on a small job',
    'Have us over for one small thing. The estimate’s free, and you’ll know in ten minutes if you want us in your house.',
  ),
  seo: seo(
    'About Our Charlotte, NC Contractors',
    'A licensed and insured crew in Charlotte that repairs before it replaces, measures first, and puts every price in writing.',
    'Charlotte contractor',
    'licensed handyman Charlotte',
  ),
}
