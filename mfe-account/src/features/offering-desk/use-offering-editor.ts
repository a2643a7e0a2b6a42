import { addOffering, changeOffering, getOwnOffering } from '@brightyard/contract/calls'
import type { OwnOfferingDetails } from '@brightyard/contract/entities'
import { offeringDeskPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  failureSentence,
  showToast,
  useApi,
  useMutation,
  useNavigate,
  useQueryClient,
  useUnsavedWork,
  useUser,
} from '@brightyard/runtime'
import { useEffect, useState } from 'react'
import { keep, readKept } from './kept-offering.ts'
import { checkWork, type OfferingWork, type Problems, workOf } from './offering-work.ts'
import { offeringQuery, refreshOfferings } from './offerings.queries.ts'

const noProblems: Problems = {}

/** What was written while it was saved, on top of it: tickets and picture are those that are stored now. */
const rebased = (current: OfferingWork, sent: OfferingWork, next: OfferingWork): OfferingWork => ({
  ...current,
  picture: current.picture?.source === sent.picture?.source ? next.picture : current.picture,
  tickets: current.tickets.map((ticket) => {
    const stored = next.tickets[sent.tickets.findIndex(({ key }) => key === ticket.key)]
    return stored?.id === undefined ? ticket : { ...ticket, id: stored.id }
  }),
})

/** All that happens to an offering while it is written; without `stored` it is a new one. */
export function useOfferingEditor(stored: OwnOfferingDetails | undefined, started?: OfferingWork) {
  const id = stored?.id
  const userId = useUser()?.id ?? 0
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [before] = useState(() => (id === undefined ? null : readKept(userId, id)))
  const [savedWork, setSavedWork] = useState(() => (stored ? workOf(stored) : null))
  // Of what is being changed, whatever is stored by now.
  const [revision, setRevision] = useState(stored?.revision)
  const [work, setWork] = useState(() => before ?? started ?? savedWork ?? null)
  const [asked, setAsked] = useState(0)
  // What was asked for last, of which the problems tell.
  const [isPublishing, setPublishing] = useState(false)
  const [refusal, setRefusal] = useState<{ of: OfferingWork; problems: Problems } | null>(null)
  const isUnsaved = work !== savedWork
  const endLease = useUnsavedWork(isUnsaved)

  useEffect(() => {
    if (isUnsaved) keep(userId, id, work)
  }, [userId, id, work, isUnsaved])

  const isDraft = (stored?.state ?? 'draft') === 'draft'
  const hasDates = stored?.to_come === undefined || stored.to_come.dates > 0
  function problemsOf(isOffered: boolean): Problems {
    const checked = work && checkWork(work, { isDraft: isDraft && !isOffered })
    const found = checked && 'problems' in checked ? checked.problems : noProblems
    return isOffered && !hasDates && stored?.state !== 'published'
      ? { ...found, dates: 'Please add a date to come.' }
      : found
  }
  const own = problemsOf(isPublishing)
  const problems = asked === 0 ? noProblems : refusal?.of === work ? refusal.problems : own

  const saving = useMutation({
    async mutationFn({ isOffered }: { isOffered: boolean }) {
      const checked = work && checkWork(work, { isDraft: true })
      if (!checked || 'problems' in checked) throw new Error('It is not complete.')
      const { given } = checked
      const { id: storedId } = stored
        ? await api.call(changeOffering, {
            ...given,
            id: stored.id,
            is_offered: isOffered,
            revision,
          })
        : await api.call(addOffering, {
            ...given,
            text: given.text ?? [],
            kind: work.kind,
            vendor_id: work.vendor_id,
          })
      return { sent: work, details: await api.call(getOwnOffering, { id: storedId }) }
    },
    async onSuccess({ sent, details }, { isOffered }) {
      const isNowOffered = isOffered && stored?.state !== 'published'
      const next = workOf(details)
      keep(userId, id, null)
      setSavedWork(next)
      setRevision(details.revision)
      setWork((current) => (current === sent || !current ? next : rebased(current, sent, next)))
      setAsked(0)
      endLease()
      client.setQueryData(offeringQuery(details.id).queryKey, details)
      showToast({
        kind: 'success',
        title: isNowOffered
          ? 'It is published: families can book it.'
          : stored
            ? 'Saved.'
            : 'The draft is saved. Now its dates.',
      })
      await refreshOfferings(client)
      if (!stored)
        void navigate(offeringDeskPaths.edit.to({ id: details.id }, { part: 'dates' }), {
          replace: true,
        })
    },
    onError(error) {
      const fields = error instanceof ApiError ? error.fields : {}
      if (work && Object.keys(fields).length > 0) {
        setRefusal({ of: work, problems: fields })
        setAsked((count) => count + 1)
      }
    },
  })

  return {
    work,
    change: (next: (before: OfferingWork) => OfferingWork) =>
      setWork((current) => current && next(current)),
    problems,
    asked,
    /** It was to be published, or is: then gaps are problems, too. */
    isPublishing: isPublishing || !isDraft,
    isUnsaved,
    /** It began with what this device had not saved. */
    isLeftOver: before !== null,
    isSaving: saving.isPending,
    /** Why it was not saved, where no field is to blame. */
    failure: saving.error && refusal?.of !== work ? failureSentence(saving.error) : null,
    save(isOffered: boolean) {
      setPublishing(isOffered)
      if (Object.keys(problemsOf(isOffered)).length > 0) {
        setRefusal(null)
        saving.reset()
        setAsked((count) => count + 1)
      } else saving.mutate({ isOffered })
    },
    /** Back to what is stored, or to nothing. */
    discard() {
      keep(userId, id, null)
      setAsked(0)
      setWork(savedWork)
      endLease()
    },
  }
}
