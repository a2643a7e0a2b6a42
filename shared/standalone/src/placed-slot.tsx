import { Slot, type SlotProps } from '@brightyard/runtime'
import { createContext, use } from 'react'
import { Guarded } from './failure.tsx'
import { Place } from './place.tsx'

export interface PlacedSlotProps extends Pick<SlotProps, 'name' | 'props' | 'fallback'> {
  /** The page that the visitor is on, as on the site: a menu marks it. `/` unless given. */
  address?: string
}

const Requested = createContext<SlotProps>({ name: '' })

/** Inside the router, which never changes; what the host asks for may. */
const RequestedSlot = () => <Slot {...use(Requested)} />
const route = { path: '*', element: <RequestedSlot /> }

/** Every link in a slot leads away from it. */
const nothing = () => false

/** A slot on the host's page, such as the header. */
export const PlacedSlot = ({ address = '/', ...slot }: PlacedSlotProps) => (
  <Requested value={slot}>
    <Guarded key={address} fallback={slot.fallback}>
      <Place address={address} route={route} shows={nothing} fallback={slot.fallback} />
    </Guarded>
  </Requested>
)
