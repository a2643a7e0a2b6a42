import type { DeskForm } from '@brightyard/contract/entities'
import { contentPaths } from '@brightyard/contract/paths'
import { classWords } from '../../forms/class-label.ts'
import { indianMoment } from './form-times.ts'

/** Its families have not been told of it, and would be. */
const waitsToTell = ({ news }: DeskForm) => Boolean(news) && news?.told_at === null

/** Publishing it cannot be taken back: its address stays, or families get a message. */
export const reachesPeople = (form: DeskForm) => form.version === null || waitsToTell(form)

/** `4 families of Banyan Tree School`, `1 family of class 4 A, Banyan Tree School`. */
function familiesOf({ news, room_name, settings: { class_name } }: DeskForm) {
  const count = news?.families ?? 0
  const ofClass = class_name ? `${classWords(class_name)}, ` : ''
  return `${count === 1 ? '1 family' : `${count || 'no'} families`} of ${ofClass}${room_name ?? ''}`
}
const isOne = ({ news }: DeskForm) => news?.families === 1

/**
 * Once it is published: how many families of the room hear of it, so that the author need not ask; `wasTold` where
 * they knew of it before, because they are told once.
 */
export function toldWords(form: DeskForm, wasTold: boolean): string {
  const { news, room_name, state } = form
  if (room_name === null || news === undefined) return ''
  if (news === null) return 'Nobody is told: it is not on the list of forms. '
  if (wasTold) return 'Families knew of it already, so nobody gets another message. '
  const are = isOne(form) ? 'is' : 'are'
  if (news.told_at)
    return `${familiesOf(form)} ${are} told by the bell, and by email where they chose so. `
  return state === 'scheduled' ? `${familiesOf(form)} ${are} told when it opens. ` : ''
}

/** What publishing it means; `now` in milliseconds. */
export function publishWords(form: DeskForm, now: number) {
  const isFirst = form.version === null
  const { title, reach, confirm } = reachOf(form, now)
  return {
    title,
    confirm,
    description: [
      reach,
      isFirst &&
        `Its address, ${contentPaths.webForm.to({ slug: form.slug })}, stays from then on.`,
      isFirst && 'You can change the form later, or close it.',
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const plain = { title: 'Publish this form?', confirm: 'Publish it' }

function reachOf(form: DeskForm, now: number) {
  const { news, room_name, settings, closed_at } = form
  const { opens_at, closes_at, is_listed } = settings
  const isClosed = closed_at !== null || (closes_at !== null && Date.parse(closes_at) <= now)
  if (isClosed)
    return { ...plain, reach: 'It is closed: nobody is told, and nobody can answer it.' }
  if (room_name === null) return { ...plain, reach: reachOfSite(form, now) }
  if (!is_listed)
    return {
      ...plain,
      reach: `It is not on the list of forms, so nobody is told. People of ${room_name} who have its address can answer it.`,
    }
  if (!news?.families)
    return { ...plain, reach: `Nobody is told: there are ${familiesOf(form)} yet.` }
  const gets = isOne(form) ? 'gets' : 'get'
  const message = 'by the bell, and by email where they chose so'
  if (opens_at !== null && Date.parse(opens_at) > now)
    return {
      ...plain,
      reach: `${familiesOf(form)} ${gets} a message when it opens, on ${indianMoment(opens_at)}: ${message}.`,
    }
  return {
    title: 'Publish this form and tell families?',
    confirm: isOne(form) ? 'Publish and tell them' : `Publish and tell ${news.families} families`,
    reach: `${familiesOf(form)} ${gets} a message about it now: ${message}. A message cannot be taken back.`,
  }
}

function reachOfSite({ settings }: DeskForm, now: number) {
  const { is_public, is_for_guardians, is_listed, opens_at } = settings
  const who = is_public
    ? 'Everybody'
    : is_for_guardians
      ? 'All guardians'
      : 'Everybody with an account'
  const isLater = opens_at !== null && Date.parse(opens_at) > now
  const from = isLater ? `from ${indianMoment(opens_at)}` : 'from now on'
  const found = is_listed ? 'it is on the list of forms' : 'those who have its address find it'
  return `${who} can answer it ${from}: ${found}. Nobody gets a message.`
}
