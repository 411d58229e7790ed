import type { CustomValidatorResult, ValidationContext } from 'sanity'
import { z } from 'zod'
import { share as percentage } from '#content/documents/field-kinds.ts'
import { referenceIn } from '../../../unknown-values.ts'
import { fieldText, number, together } from '../../fields.ts'
import { reference, things } from '../../list-fields.ts'
import { requiredAs } from '../../rules/read-as.ts'

/** A position in the picture, in per cent of its size. */
const share = (name: string, title: string, description: string) =>
  number(name, title, {
    description,
    validation: (rule) => requiredAs(rule, percentage(`Fill in "${title}" with a number from 0 to 100.`)),
  })

export const placesField = things('places', 'Spots in the picture', {
  description:
    'Spots in the top picture where one of your popular jobs gets done. Each one shows the job’s number and price. Phones cut off the left and right sides of the picture, so stay near the middle.',
  item: {
    name: 'place',
    title: 'Spot',
    fields: [
      reference('price', 'Price', 'price', {
        description: 'The price of one of the six popular jobs below.',
        validation: (rule) => [
          rule.required().error('Choose the price of one of your popular jobs.'),
          rule.custom(isOfPopularJob),
        ],
      }),
      share(
        'x',
        'From the left, in percent',
        '0 is the left edge of the whole picture, and 100 is the right edge.',
      ),
      share(
        'y',
        'From the top, in percent',
        '0 is the top edge of the whole picture, and 100 is the bottom edge.',
      ),
    ],
    preview: { select: { title: 'price.title', x: 'x', y: 'y' }, prepare: preview },
  },
  validation: (rule) => rule.max(3).error('Keep it to three spots: more would hide the picture.'),
})

export const measureField = together('measure', 'Measured length in the picture', {
  description: 'Optional. A dimension line across the top picture, like on a drawing. Phones don’t show it.',
  options: { collapsible: true, collapsed: true },
  fields: [
    fieldText('text', 'Length', { description: 'The length you measured, such as "43′-0″".', most: 12 }),
    share('left', 'Left end, in percent', 'How far from the left edge of the whole picture the line starts.'),
    share('right', 'Right end, in percent', 'How far from the left edge of the whole picture it ends.'),
    share(
      'y',
      'From the top, in percent',
      'How far down from the top edge of the whole picture the line is.',
    ),
  ],
})

const priced = z.object({ price: z.object({ _ref: z.string() }) })
const withJobs = z.object({ popular: z.object({ jobs: z.array(priced) }) })

/** A price in the picture has the number of its job on the drawing, so it must be the price of a job. */
function isOfPopularJob(chosen: unknown, { document }: ValidationContext): CustomValidatorResult {
  const price = referenceIn(chosen)
  const page = withJobs.safeParse(document)
  if (!price || !page.success) return true
  const isListed = page.data.popular.jobs.some((job) => job.price._ref === price)
  return isListed || 'Choose the price of one of the six popular jobs, so it has a number.'
}

function preview({ title, x, y }: Record<string, unknown>) {
  const isPlaced = typeof x === 'number' && typeof y === 'number'
  return {
    title: String(title ?? 'No price'),
    subtitle: isPlaced ? `${x}% from the left, ${y}% from the top` : 'Not in the picture yet',
  }
}
