import { InfoOutlineIcon } from '@sanity/icons/InfoOutline'
import { defineField } from 'sanity'
import { defineSection } from './section.ts'

const kinds = [
  { title: 'Zip codes', value: 'zip-codes' },
  { title: 'Neighborhoods', value: 'neighborhoods' },
  { title: 'Landmarks', value: 'landmarks' },
  { title: 'Business hours', value: 'hours' },
  { title: 'Facts such as population and government', value: 'facts' },
  { title: 'About the town', value: 'about' },
  { title: 'Homes and what people remodel', value: 'home-market' },
  { title: 'What’s being built', value: 'building-market' },
  { title: 'Kinds of property', value: 'property-types' },
  { title: 'Climate', value: 'climate' },
  { title: 'Articles on other sites', value: 'articles' },
  { title: 'Links to the other main services here', value: 'links' },
]

/** Facts about the page's city: the section says which, the city document has them. */
export const townFacts = defineSection({
  name: 'townFacts',
  title: 'About this town',
  icon: InfoOutlineIcon,
  description: 'Facts about this page’s town. They come from "Cities".',
  fields: [
    defineField({
      name: 'show',
      title: 'What to show',
      type: 'string',
      description:
        'You fill in the facts in the city, under "Facts". "About the town" shows the start of its text and links to the rest.',
      options: { list: kinds },
      validation: (rule) => rule.required().error('Choose what to show.'),
    }),
    defineField({
      name: 'action',
      title: 'Words on a quote button below',
      type: 'string',
      description: 'Optional. Such as "Get Pineville service quote". Without it, there’s no button.',
      validation: (rule) => rule.max(40).error('Keep it to at most 40 characters.'),
    }),
  ],
})
