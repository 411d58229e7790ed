import { expect, test } from 'vitest'
import { exampleReview, exampleService } from '../../../fragments/examples/examples.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { AdditionalServices } from './additional-services.tsx'

test('lists the other services; the review beside them is not counted with them', () => {
  const services = {
    additionalHeading: 'More that we do',
    additional: [exampleService],
    review: exampleReview,
  }
  const shown = new Rendered(<AdditionalServices services={services} />)
  const list = shown.html.slice(shown.html.indexOf('<section'), shown.html.indexOf('</section>'))
  expect(list.match(/data-item/g)).toHaveLength(1)
  expect(shown.links).toEqual(['/services/painting'])
  expect(shown.text).toContain('Dana R.')
})
