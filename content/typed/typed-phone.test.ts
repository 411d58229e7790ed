import { expect, test } from 'vitest'
import { readPhone } from './typed-phone.ts'

test.each([
  '704 555 0177',
  '704-555-0177',
  '(704) 555-0177',
  '704.555.0177',
  '7045550177',
  '1 704 555 0177',
  '+1 704-555-0177',
  ' +17045550177 ',
])('%j is a number', (typed) => expect(readPhone(typed)).toBe('+17045550177'))

test.each([
  '',
  '555-0177',
  '704 555 017',
  '704 555 01777',
  '+49 704 555 0177',
  '004 555 0177',
  '704 155 0177',
  '704 555 0177 ext 4',
])('%j is none', (typed) => expect(readPhone(typed)).toBeUndefined())
