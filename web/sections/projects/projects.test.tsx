import { expect, test } from 'vitest'
import { examplePrice } from '../../fragments/examples/examples.ts'
import { Rendered } from '../../testing/rendered.ts'
import { projectsExample } from './example.ts'
import { Projects } from './projects.tsx'

const [project] = projectsExample.projects

test('shows where each project was, how long it took, and what it cost when that is told', () => {
  const silent = new Rendered(<Projects section={projectsExample} />)
  expect(silent.text).toContain(
    'Navy island with brass The wall came out and the island went in. Matthews, 6 weeks',
  )
  const cost = { ...examplePrice, kind: 'exact', minimum: 4_200_000, unit: 'job' } as const
  const telling = new Rendered(
    <Projects section={{ ...projectsExample, projects: project ? [{ ...project, cost }] : [] }} />,
  )
  expect(telling.text).toContain('Matthews, 6 weeks, $42,000')
})

test('shows a project whose picture is missing', () => {
  const projects = project ? [{ ...project, picture: null }] : []
  const shown = new Rendered(<Projects section={{ ...projectsExample, projects }} />)
  expect(shown.items).toBe(1)
  expect(shown.text).not.toContain('Rendering')
})
