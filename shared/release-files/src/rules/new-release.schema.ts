import { RemoteDocument, Route, Slot } from '@brightyard/contract/release'
import * as z from '@brightyard/contract/schema'
import { releaseLimits } from './limits.ts'
import { control, exampleProblem, isInheritedName, pathProblem } from './path-rules.ts'

const { textCharacters: longest } = releaseLimits

/** Stored releases are read with the contract's schemas; these are for new ones, at the build and at the gate. */
const text = (schema: z.ZodMiniType<string>, max: number = longest) =>
  schema.check(
    z.maxLength(max, `has more than ${max} characters`),
    z.refine((value) => !control.test(value), 'has control or direction characters'),
  )

const NewRoute = z
  .extend(Route, {
    module: text(Route.shape.module),
    title: z.optional(text(z.string(), releaseLimits.titleCharacters)),
    roles: z.optional(Route.shape.roles.def.innerType.check(z.maxLength(20))),
  })
  .check((context) => {
    for (const problem of [pathProblem(context.value.path), exampleProblem(context.value)]) {
      if (problem === null) continue
      context.issues.push({
        code: 'custom',
        message: problem,
        path: ['path'],
        input: context.value,
      })
    }
  })

/** A remote's slots. */
export const NewSlots = z
  .array(z.extend(Slot, { name: text(Slot.shape.name), module: text(Slot.shape.module) }))
  .check(z.maxLength(releaseLimits.slots, `has more than ${releaseLimits.slots} slots`))

/** A remote's pages. */
export const NewRoutes = z
  .array(NewRoute)
  .check(z.maxLength(releaseLimits.pages, `has more than ${releaseLimits.pages} pages`))

/** A remote's name. */
export const NewName = RemoteDocument.shape.name.check(
  z.refine((name) => !isInheritedName(name), 'is a name that every object has already'),
)

const Version = RemoteDocument.shape.version.check(
  z.refine(
    (version) => /^[a-z0-9]/i.test(version) && !isInheritedName(version),
    'must begin with a letter or a digit and name nothing that every object has',
  ),
)

const Channels = z
  .array(text(z.string()))
  .check(z.maxLength(releaseLimits.channels, `has more than ${releaseLimits.channels} channels`))

const Shared = z
  .record(text(z.string()), z.object({ range: text(z.string()) }))
  .check(
    z.refine(
      (shared) => Object.keys(shared).length <= releaseLimits.shared,
      `has more than ${releaseLimits.shared} packages`,
    ),
  )

/** `remote.json` of a new release: within the limits, with names and paths that are safe everywhere. */
export const NewRemoteDocument = z.extend(RemoteDocument, {
  name: NewName,
  version: Version,
  commit: text(z.string()),
  builtAt: text(RemoteDocument.shape.builtAt, 40),
  routes: NewRoutes,
  slots: NewSlots,
  publishes: Channels,
  subscribes: Channels,
  shared: Shared,
  modules: z.record(text(z.string()), RemoteDocument.shape.modules.def.valueType),
})

/** What the site would refuse in a `remote.json`, one line each; empty if nothing. */
export const newReleaseProblems = (document: unknown): string[] =>
  NewRemoteDocument.safeParse(document).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? []
