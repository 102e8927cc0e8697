// Calls a player back to the table: a sound and a notice, each only if it is wanted.
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

function chime(): void {
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, start + i * 0.14);
    loudness.gain.exponentialRampToValueAtTime(0.12, start + i * 0.14 + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + i * 0.14 + 0.4);
    tone.connect(loudness).connect(audio.destination);
    tone.start(start + i * 0.14);
    tone.stop(start + i * 0.14 + 0.45);
  }
}

/** It is your turn. */
export function callToTable(sentence: string, game: string): void {
  if (settings.sound) chime();
  if (settings.notices && document.hidden && 'Notification' in window && Notification.permission === 'granted') {
    show(game, { body: sentence, tag: location.pathname, data: location.pathname });
  }
}

function show(title: string, how: NotificationOptions): void {
  try {
    const notice = new Notification(title, how);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones let only the service worker show one.
    void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, how));
  }
}
