import { type CustomValidatorResult, defineArrayMember, defineField, type ValidationContext } from 'sanity'
import { z } from 'zod'
import { fieldText } from '../../text-field.ts'

/** A position in the picture, in per cent of its size. */
const share = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'number',
    description,
    validation: (rule) =>
      rule.required().min(0).max(100).error(`Fill in "${title}" with a number from 0 to 100.`),
  })

export const placesField = defineField({
  name: 'places',
  title: 'Places in the picture',
  type: 'array',
  description:
    'Spots in the picture at the top where one of the popular jobs happens. Each shows the number of the job and its price. Phones cut off the left and right ends of the picture, so keep to its middle.',
  of: [
    defineArrayMember({
      type: 'object',
      name: 'place',
      title: 'Place',
      fields: [
        defineField({
          name: 'price',
          title: 'Price',
          type: 'reference',
          to: [{ type: 'price' }],
          description: 'The price of one of the six popular jobs further down.',
          validation: (rule) => [
            rule.required().error('Choose the price of a popular job.'),
            rule.custom(isOfPopularJob),
          ],
        }),
        share(
          'x',
          'From the left, in per cent',
          '0 is the left edge of the whole picture, 100 the right one.',
        ),
        share(
          'y',
          'From the top, in per cent',
          '0 is the top edge of the whole picture, 100 the bottom one.',
        ),
      ],
      preview: { select: { title: 'price.title', x: 'x', y: 'y' }, prepare: preview },
    }),
  ],
  validation: (rule) => rule.max(3).error('Keep at most three places: more of them hide the picture.'),
})

export const measureField = defineField({
  name: 'measure',
  title: 'Measured length in the picture',
  type: 'object',
  description: 'A dimension line on the picture at the top, as on a drawing. Optional; wide screens show it.',
  options: { collapsible: true, collapsed: true },
  fields: [
    fieldText('text', 'Length', 'What was measured there, such as "43′-0″".', 12),
    share(
      'left',
      'Left end, in per cent',
      'How far the line begins from the left edge of the whole picture.',
    ),
    share('right', 'Right end, in per cent', 'How far it ends from the left edge of the whole picture.'),
    share('y', 'From the top, in per cent', 'How far the line is from the top edge of the whole picture.'),
  ],
})

const reference = z.object({ _ref: z.string() })
const withJobs = z.object({ popular: z.object({ jobs: z.array(z.object({ price: reference })) }) })

/** A price in the picture has the number of its job on the drawing, so it must be the price of a job. */
function isOfPopularJob(chosen: unknown, { document }: ValidationContext): CustomValidatorResult {
  const price = reference.safeParse(chosen)
  const page = withJobs.safeParse(document)
  if (!price.success || !page.success) return true
  const isListed = page.data.popular.jobs.some((job) => job.price._ref === price.data._ref)
  return isListed || 'Choose the price of one of the six popular jobs: its number stands beside it.'
}

function preview({ title, x, y }: Record<string, unknown>) {
  return { title: String(title ?? 'No price'), subtitle: `${x} % from the left, ${y} % from the top` }
}
