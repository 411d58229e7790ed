import { defineField, defineType } from 'sanity'
import { ListInput } from '../../inputs/list-input.tsx'

export const seo = defineType({
  name: 'seo',
  title: 'Search engines',
  type: 'object',
  description: 'What Google and a shared link show of this page.',
  options: { collapsible: true, collapsed: true },
  fields: [
    defineField({
      name: 'title',
      title: 'Title in search results',
      type: 'string',
      description:
        'Service and town first, such as "House Painting in Charlotte, NC". At most 60 characters; your business name follows where there is room.',
      validation: (rule) => [
        rule.required().error('Give the page a title: it is the blue line in search results.'),
        rule.max(60).error('Search engines cut titles after about 60 characters: shorten it.'),
      ],
    }),
    defineField({
      name: 'description',
      title: 'Description in search results',
      type: 'text',
      rows: 3,
      description: 'Two sentences that make someone with this problem click. At most 160 characters.',
      validation: (rule) => [
        rule.required().error('Write one or two sentences: they appear below the title in search results.'),
        rule.max(160).error('Search engines cut descriptions after about 160 characters: shorten it.'),
      ],
    }),
    defineField({
      name: 'keywords',
      title: 'Keywords',
      type: 'array',
      of: [{ type: 'string' }],
      description: 'Words people search for, one at a time. Optional; search engines hardly read them.',
      components: { input: ListInput },
    }),
  ],
})
