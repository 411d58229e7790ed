import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Hargrove & Sons Remodeling and Repair LLC', 'HS'],
  ['The Handy Co.', 'H'],
  ['A-1 Plumbing, Inc.', 'AP'],
  ['J.R. Morales Construction', 'JM'],
  ['O’Neill', 'O'],
  ['Éléonore Bâtiment', 'ÉB'],
  ['The Company', 'TC'],
  ['24/7 Repairs', '27'],
  ['!!!', ''],
  ['🔨 Hammer', 'H'],
])('%s has the initials "%s"', (name, initials) => expect(initialsOf(name)).toBe(initials))
