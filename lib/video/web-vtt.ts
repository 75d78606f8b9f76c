/** A caption: seconds from the start of the film. */
export type CaptionCue = { readonly start: number; readonly end: number; readonly text: string };

/** Seconds as WebVTT writes them: 75.5 becomes `00:01:15.500`. */
export function vttTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const rest = String(thousandths % 1000).padStart(3, '0');
  const whole = Math.floor(thousandths / 1000);
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}.${rest}`;
}

/** A caption file (https://www.w3.org/TR/webvtt1/) of these cues, numbered from 1. */
export function webVttOf(cues: readonly CaptionCue[]): string {
  const blocks = cues.map(
    (cue, index) => `${index + 1}\n${vttTime(cue.start)} --> ${vttTime(cue.end)}\n${escaped(cue.text)}\n`,
  );
  return `WEBVTT\n\n${blocks.join('\n')}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
