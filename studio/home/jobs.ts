import { CaseIcon } from '@sanity/icons/Case'
import { ClockIcon } from '@sanity/icons/Clock'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImagesIcon } from '@sanity/icons/Images'
import { StarIcon } from '@sanity/icons/Star'
import { TagIcon } from '@sanity/icons/Tag'
import { ThListIcon } from '@sanity/icons/ThList'
import type { ComponentType } from 'react'

/** Where a job is done: on another screen, in a document that exists once, or in a new document. */
export type Place =
  | { on: 'screen'; path: string }
  | { on: 'document'; type: string }
  | { on: 'newDocument'; type: string }

export type Job = { title: string; text: string; icon: ComponentType; place: Place }

/** What the owner comes to do, most often first. */
export const jobs: readonly Job[] = [
  {
    title: 'Change a price',
    text: 'One, or a whole trade by a percentage',
    icon: TagIcon,
    place: { on: 'screen', path: '/prices' },
  },
  {
    title: 'Hours and holidays',
    text: 'Close for a day, or open longer',
    icon: ClockIcon,
    place: { on: 'document', type: 'openingHours' },
  },
  {
    title: 'Add a photo of a job',
    text: 'Finished work for your gallery',
    icon: ImagesIcon,
    place: { on: 'newDocument', type: 'project' },
  },
  {
    title: 'Add a review',
    text: 'What a customer wrote',
    icon: StarIcon,
    place: { on: 'newDocument', type: 'review' },
  },
  {
    title: 'Answer a question',
    text: 'What customers keep asking',
    icon: HelpCircleIcon,
    place: { on: 'newDocument', type: 'faq' },
  },
  {
    title: 'Company details',
    text: 'Phone, email, address, licenses',
    icon: CaseIcon,
    place: { on: 'document', type: 'business' },
  },
  {
    title: 'Pages',
    text: 'Home, About, Contact, and more',
    icon: DocumentsIcon,
    place: { on: 'screen', path: '/structure/pages' },
  },
  {
    title: 'Everything else',
    text: 'Everything on your website',
    icon: ThListIcon,
    place: { on: 'screen', path: '/structure' },
  },
]
