import type { ProcessFragment } from './query.ts'

export const processExample: ProcessFragment = {
  _key: 'process',
  _type: 'process',
  heading: 'How a paint job works',
  intro: null,
  steps: [
    { _key: 'walk', title: 'Walk and measure', text: 'We measure every surface.' },
    { _key: 'paint', title: 'Paint', text: 'Ceilings first, then walls, then trim.' },
  ],
}
