import type { CompiledWebhook } from './compiled-webhook.ts'
import type { Judge } from './delivery.ts'
import type { OutboxQueue } from './outbox-queue.ts'

/** All in milliseconds. */
export type OutboxTiming = {
  firstRetry: number
  longestRetry: number
  timeout: number
  /** After such a time without an answer it is said that a receiver is away. */
  away: number
}

/** What all dispatchers have in common. */
export type Dispatching = {
  queue: OutboxQueue
  projectId: string
  timing: OutboxTiming
  log: Log
  judge: Judge
  /** Whether a webhook that was made while the lake runs may go to inner addresses. */
  mayReachInside: boolean
  /** Called when a webhook is set aside. */
  onSetAside(webhook: CompiledWebhook, reason: string): void
}

/** Where a line goes about trouble, and about its end. */
export type Log = Pick<Console, 'info' | 'warn'>
