import { releaseResults } from '@brightyard/contract/calls'
import type { AssessmentRun } from '@brightyard/contract/entities'
import {
  DateTime,
  failureSentence,
  showToast,
  useMutation,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button, Notice } from '@brightyard/ui'
import { refreshRun } from './results.queries.ts'

/** What families see, and since when; where they wait for staff, the button that ends it. */
export function ReleaseNotice({ run }: { run: AssessmentRun }) {
  const client = useQueryClient()
  const releasing = useMutation({
    ...mutationOf(releaseResults),
    async onSuccess() {
      showToast({
        kind: 'success',
        title: 'The results are released.',
        description: 'Families are told.',
      })
      await refreshRun(client)
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'Not released.', description: failureSentence(error) }),
  })
  const { review, review_from, results_released_at } = run
  const what = review === 'score' ? 'their marks' : 'their marks and every answer explained'
  if (review === 'none')
    return <Notice tone="info">Families see no results of this assessment.</Notice>
  if (review_from !== 'release')
    return (
      <Notice tone="info">
        {review_from === 'submission'
          ? `Families see ${what} as soon as it is handed in.`
          : `Families see ${what} once it has closed for everybody.`}
      </Notice>
    )
  if (results_released_at)
    return (
      <Notice tone="success">
        Families see {what} since <DateTime iso={results_released_at} show="moment" />.
      </Notice>
    )
  return (
    <Notice
      tone="info"
      title="Families wait for the results"
      action={
        <Button
          busy={releasing.isPending}
          disabled={run.counts.handed_in === 0}
          onClick={() => releasing.mutate({ id: run.id })}
        >
          Release the results
        </Button>
      }
    >
      {run.counts.running + run.counts.not_started > 0
        ? `They will see ${what}. Some have not handed in yet: they could hear the answers from others.`
        : `They will see ${what}.`}
    </Notice>
  )
}
