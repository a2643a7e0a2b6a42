import {
  endLiveClass,
  joinLiveClass,
  raiseLiveHand,
  readLiveClass,
  readLiveRoom,
  removeLiveMessage,
  sendLiveMessage,
  startLiveClass,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { end, enter, start, viewLiveClass } from './live-class.ts'
import { raiseHand, remove, viewRoom, write } from './live-room.ts'
import { openLink } from './open-link.ts'

/** Sessions online: waiting room, room and what became of it. */
export function liveRoutes(app: FastifyInstance, services: Services) {
  const open = (actor: ActingUser, token: string) => openLink(actor, services, token)
  const viewClass = async (actor: ActingUser, token: string) =>
    viewLiveClass(services, await open(actor, token))
  const room = async (actor: ActingUser, token: string) =>
    viewRoom(services, await open(actor, token))

  registerCall(app, readLiveClass, (actor, { token }) => viewClass(actor, token))

  registerCall(app, joinLiveClass, async (actor, { token }) => {
    const link = await open(actor, token)
    await enter(services, link)
    return services.meetings.open(link.session)
  })

  registerCall(app, readLiveRoom, (actor, { token }) => room(actor, token))

  registerCall(app, sendLiveMessage, async (actor, { token, text }) => {
    await write(services, await open(actor, token), text)
    return room(actor, token)
  })

  registerCall(app, raiseLiveHand, async (actor, { token, is_raised, member_id }) => {
    const link = await open(actor, token)
    await raiseHand(services, link, { isRaised: is_raised, memberId: member_id })
    return room(actor, token)
  })

  registerCall(app, removeLiveMessage, async (actor, { token, message_id }) => {
    await remove(services, await open(actor, token), message_id)
    return room(actor, token)
  })

  registerCall(app, startLiveClass, async (actor, { token }) => {
    await start(services, await open(actor, token))
    return viewClass(actor, token)
  })

  registerCall(app, endLiveClass, async (actor, { token }) => {
    await end(services, await open(actor, token))
    return viewClass(actor, token)
  })
}
