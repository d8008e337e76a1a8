/** The violation, unless all is as it should be. */
export function violationUnless(isFine: boolean, violation: string): string[] {
  return isFine ? [] : [violation];
}

/** Takes values that come in order, and describes each that comes more than once, once. */
export function consecutiveDuplicates(describe: (value: string) => string): (value: string) => string[] {
  let last: string | null = null;
  let isReported = false;
  return (value) => {
    const isDouble = value === last;
    const violations = isDouble && !isReported ? [describe(value)] : [];
    last = value;
    isReported = isDouble;
    return violations;
  };
}
