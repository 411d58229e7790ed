import { CaseIcon } from '@sanity/icons/Case'
import { ClockIcon } from '@sanity/icons/Clock'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import { ImagesIcon } from '@sanity/icons/Images'
import { StarIcon } from '@sanity/icons/Star'
import { StarFilledIcon } from '@sanity/icons/StarFilled'
import { TagIcon } from '@sanity/icons/Tag'
import { ThListIcon } from '@sanity/icons/ThList'
import type { ComponentType } from 'react'

/** Where a job is done: on another screen, or in the form of a document, as Sanity's links name it. */
export type Place =
  | { path: string }
  | { intent: 'edit' | 'create'; params: { type: string; id?: string; template?: string } }
  /** The photos of this device, and then the form of a new document of the type with those that were chosen. */
  | { photosFor: string }

export const screen = (path: string): Place => ({ path })
/** Of a document that exists once. */
export const document = (type: string): Place => ({ intent: 'edit', params: { type, id: type } })
export const newDocument = (type: string): Place => ({ intent: 'create', params: { type, template: type } })

export const FOR_GOOGLE = '/structure/for-google'

export const photosOfJob: Place = { photosFor: 'project' }

/** What is changed on a screen of many documents. */
const TYPES: Readonly<Record<string, string>> = { '/prices': 'price', '/structure/pages': 'homePage' }

/** The type of what is changed at a place; undefined where everything is listed, to read. */
export function typeAt(place: Place): string | undefined {
  if ('photosFor' in place) return place.photosFor
  return 'path' in place ? TYPES[place.path] : place.params.type
}

export type Job = { title: string; text: string; icon: ComponentType; place: Place }

const job = (title: string, text: string, icon: ComponentType, place: Place): Job => ({
  title,
  text,
  icon,
  place,
})

/** What the owner comes to do, most often first. */
export const jobs: readonly Job[] = [
  job('Change a price', 'One, or a whole trade by a percentage', TagIcon, screen('/prices')),
  job('Hours and holidays', 'Close for a day, or open longer', ClockIcon, document('openingHours')),
  job('Add a photo of a job', 'Finished work for your gallery', ImagesIcon, photosOfJob),
  job(
    'Ask for a review',
    'A text, a card, or a yard sign',
    StarFilledIcon,
    screen('/structure/ask-for-a-review'),
  ),
  job('Add a review', 'What a customer wrote', StarIcon, newDocument('review')),
  job('Answer a question', 'What customers keep asking', HelpCircleIcon, newDocument('faq')),
  job('For Google', 'Hours, jobs, and prices to copy', EarthGlobeIcon, screen(FOR_GOOGLE)),
  job('Company details', 'Phone, email, address, licenses', CaseIcon, document('business')),
  job('Pages', 'Home, About, Contact, and more', DocumentsIcon, screen('/structure/pages')),
  job('Everything else', 'Everything on your website', ThListIcon, screen('/structure')),
]
