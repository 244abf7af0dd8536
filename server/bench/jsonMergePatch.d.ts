declare module 'json-merge-patch' {
  /** The merge patch (RFC 7396) that leads from one value to another; undefined when there is none. */
  export function generate(before: unknown, after: unknown): unknown;
  export function apply(target: unknown, patch: unknown): unknown;
}
