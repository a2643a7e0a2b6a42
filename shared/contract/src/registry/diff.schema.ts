import * as z from '@brightyard/contract/schema'

const Changes = z.object({ added: z.array(z.string()), removed: z.array(z.string()) })

/** What differs in one remote between two sets. */
export const RemoteDiff = z.object({
  name: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  /** Versions; null where the remote is not part of the set. */
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  /** Paths; one whose layout, access, roles or rendering differ is `changed`. */
  routes: z.extend(Changes, { changed: z.array(z.string()) }),
  slots: Changes,
  publishes: Changes,
  subscribes: Changes,
  /** Package with its range. */
  shared: Changes,
  files: z.object({
    added: z.array(z.string()),
    removed: z.array(z.string()),
    /** Same name, other content. */
    changed: z.array(z.string()),
  }),
  /** Of all files, without compressed forms. */
  bytes: z.object({ from: z.int(), to: z.int() }),
})
export type RemoteDiff = z.infer<typeof RemoteDiff>

/** `GET /sets/:from/diff/:to`: what changes for visitors in `to`. */
export const SetDiff = z.object({
  from: z.int(),
  to: z.int(),
  /** Remotes that differ, by name. */
  remotes: z.array(RemoteDiff),
  bytes: z.object({ from: z.int(), to: z.int() }),
})
export type SetDiff = z.infer<typeof SetDiff>
