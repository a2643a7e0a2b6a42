import {
  changeEntry,
  consentToEntry,
  getEntryChances,
  getSharedEntry,
  listCampaignEntries,
  listOwnEntries,
  payForEntry,
  readOwnEntry,
  sendEntry,
  withdrawEntry,
} from '@brightyard/contract/calls'
import { type OwnEntry, roleIds, type SessionUser } from '@brightyard/contract/entities'
import { shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import * as z from '@brightyard/contract/schema'
import {
  ApiError,
  showToast,
  useApi,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { keptDrafts, useDraft } from '@brightyard/runtime/drafts'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { useRef, useState } from 'react'
import { ownEntryQuery } from '../../stage/talent.queries.ts'

/** What a family writes. */
const Work = z.object({ title: z.string(), description: z.string() })
type Work = z.infer<typeof Work>

const kept = keptDrafts('talent-entry', Work)
const workOf = ({ title, description }: Work): Work => ({ title, description })

/** All that happens to an entry while its family writes it. */
export function useEntry(first: OwnEntry, user: SessionUser) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [leftOver] = useState(() => kept.read(first.id))
  const [work, setWork] = useState(() => leftOver?.work ?? workOf(first))
  const [isJustSent, setJustSent] = useState(false)
  const seen = useRef(new Map([[first.revision, workOf(first)]]))
  const draft = useDraft<Work, OwnEntry>({
    first,
    work,
    kept,
    leftOver,
    conflicts: ['changed_elsewhere', 'closed', 'withdrawn'],
    save: ({ id, revision }, sent, options) =>
      api.call(changeEntry, { id, revision, ...sent }, options).catch(async (error: unknown) => {
        const isBehind = error instanceof ApiError && error.code === 'changed_elsewhere'
        const before = seen.current.get(revision)
        if (!isBehind || !before) throw error
        // A file that has come raises the revision too; the words are still those that this page knows.
        const now = await api.call(readOwnEntry, { id })
        if (now.title !== before.title || now.description !== before.description) throw error
        return api.call(changeEntry, { id, revision: now.revision, ...sent }, options)
      }),
    workOf,
    read: (id) => api.call(readOwnEntry, { id }),
    onStored(next) {
      seen.current.set(next.revision, workOf(next))
      client.setQueryData(ownEntryQuery(user.id, next.id).queryKey, next)
      void client.invalidateQueries(queriesOf(listOwnEntries))
      void client.invalidateQueries(queriesOf(getEntryChances))
    },
  })
  const paying = useMutation({
    ...mutationOf(payForEntry),
    onSuccess: ({ order_code }) => void navigate(shopPaths.paymentSummary.to({}, { order_code })),
  })
  const sending = useMutation({
    ...mutationOf(sendEntry),
    onSuccess(sent) {
      draft.take(sent)
      setJustSent(true)
      // What was pressed said so.
      if (sent.status === 'needs_payment' && user.role_id === roleIds.guardian)
        paying.mutate({ id: sent.id })
    },
  })
  const agreeing = useMutation({
    ...mutationOf(consentToEntry),
    onSuccess: draft.take,
    async onError(refused) {
      if (!(refused instanceof ApiError) || refused.code !== 'changed_elsewhere') return
      const next = await api.call(readOwnEntry, { id: first.id })
      draft.take(next)
      setWork(workOf(next))
    },
  })
  const withdrawing = useMutation({
    ...mutationOf(withdrawEntry),
    onSuccess({ message }) {
      draft.forget()
      // Going back shows at once that it is gone, and not what it was.
      client.setQueryData(ownEntryQuery(user.id, first.id).queryKey, {
        ...draft.stored,
        status: 'withdrawn',
        may_change: false,
        may_withdraw: false,
      })
      for (const call of [listOwnEntries, getEntryChances, getSharedEntry, listCampaignEntries])
        void client.invalidateQueries(queriesOf(call))
      showToast({ kind: 'success', title: message })
      void navigate(talentboxPaths.campaign.to({ slug: first.campaign.slug }))
    },
  })
  return {
    work,
    write: (part: Partial<Work>) => setWork({ ...work, ...part }),
    draft,
    /** It was sent in this moment: there is something to celebrate. */
    isJustSent,
    isLeftOver: leftOver !== null,
    sending,
    agreeing,
    paying,
    withdrawing,
    endCelebration: () => setJustSent(false),
    async send(consent_version: number | undefined) {
      const saved = await draft.save()
      if (saved) sending.mutate({ id: saved.id, consent_version })
    },
    takeTheirs() {
      if (!draft.theirs) return
      const theirs = workOf(draft.theirs)
      setWork(theirs)
      draft.accept(theirs)
    },
  }
}

export type EntryWork = ReturnType<typeof useEntry>
